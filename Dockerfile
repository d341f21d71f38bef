# Upriver as a small image: the sources, the packages that they need at run time, and Node. Nothing is compiled.
# Pin both stages by digest (node:24-alpine@sha256:…) where builds have to be repeatable.
FROM node:24-alpine AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY tools tools
COPY packages packages
# The page and the bundle are made once; their tools stay behind, and so does the optional package that brings a Node: the image has its own.
# Optional packages are installed until then, because the native parts of these tools are such.
RUN npm ci --no-audit --no-fund && node packages/dashboard/build.mjs && node tools/bundle.mjs && npm prune --omit=dev --omit=optional --no-audit --no-fund
RUN npm run --silent release:third-party
# Of the grammars only the .wasm is read.
RUN find node_modules/tree-sitter-* node_modules/@tree-sitter-grammars -type d \( -name prebuilds -o -name src -o -name bindings \) -prune -exec rm -rf {} +
# Fills the compile cache, which cannot be written on a read-only root file system.
RUN UPRIVER_POLL=off UPRIVER_PORT=0 UPRIVER_DATA=/tmp/first-start timeout -s TERM 15 node packages/cli/src/main.mjs serve >/dev/null || true

FROM node:24-alpine
LABEL org.opencontainers.image.title="Upriver" org.opencontainers.image.licenses="Apache-2.0"
ENV NODE_ENV=production UPRIVER_HOST=0.0.0.0 UPRIVER_PORT=4300 UPRIVER_DATA=/data
WORKDIR /app
COPY --from=build /app /app
RUN mkdir -m 0700 /data && chown node:node /data && ln -s /app/packages/cli/src/main.mjs /usr/local/bin/upriver
USER node
VOLUME /data
EXPOSE 4300
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.UPRIVER_PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "--no-allocation-site-pretenuring", "packages/cli/src/main.mjs"]
CMD ["serve"]
