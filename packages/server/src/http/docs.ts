// The API for people: Swagger UI, served from here. Nothing is loaded from anywhere else, and no script or style stands in the page.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { OpenApi } from './openapi.ts';
import { createStaticFile } from './static-file.ts';
import type { StaticFileOptions } from './static-file.ts';

/** Requests go to this server only. Swagger UI draws its icons as `data:` images. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const MAX_AGE_SECONDS = 3600;

/** Of Swagger UI, what the page loads; its other bundles and source maps are not served. */
const LIBRARY_FILES: Readonly<Record<string, string>> = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const SCRIPT = `addEventListener('load', () => {
  SwaggerUIBundle({
    url: '/openapi.json',
    dom_id: '#reference',
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    filter: true,
    persistAuthorization: false,
    syntaxHighlight: { activated: false },
    tryItOutEnabled: true,
    validatorUrl: null,
  });
});
`;

/** Room on narrow screens, and no address bar of other sites. */
const STYLE = `body { margin: 0; }
.swagger-ui .info { margin: 24px 0; }
.swagger-ui .scheme-container { padding: 12px 0; }
.swagger-ui .opblock .opblock-summary-path { word-break: break-word; }
.swagger-ui .response-col_links { display: none; }
.swagger-ui .filter .operation-filter-input { box-sizing: border-box; width: 100%; }
@media (max-width: 640px) {
  .swagger-ui .wrapper { padding: 0 8px; }
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock-tag { font-size: 20px; flex-wrap: wrap; }
  .swagger-ui table.parameters, .swagger-ui table.parameters > tbody, .swagger-ui table.parameters > tbody > tr, .swagger-ui table.parameters > tbody > tr > td { display: block; width: auto; }
  .swagger-ui table.responses-table, .swagger-ui table.responses-table > tbody, .swagger-ui table.responses-table > tbody > tr, .swagger-ui table.responses-table > tbody > tr > td:not(.response-col_links) { display: block; width: auto; }
  .swagger-ui table.parameters > thead, .swagger-ui table.responses-table > thead { display: none; }
}
`;

/** `/docs` and the files that it loads. */
export function registerDocs(app: FastifyInstance, findDocument: () => OpenApi): void {
  serve(app, '/docs', 'text/html; charset=utf-8', () => Buffer.from(renderPage(findDocument())));
  serve(app, '/docs/reference.js', 'text/javascript; charset=utf-8', () => Buffer.from(SCRIPT));
  serve(app, '/docs/reference.css', 'text/css; charset=utf-8', () => Buffer.from(STYLE));
  for (const [name, type] of Object.entries(LIBRARY_FILES))
    serve(app, `/docs/${name}`, type, () => readFile(fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`))));
}

function serve(app: FastifyInstance, path: string, type: string, read: StaticFileOptions['read']): void {
  const cacheControl = `public, max-age=${path === '/docs' ? 0 : MAX_AGE_SECONDS}`;
  app.get(path, createStaticFile({ type, policy: POLICY, cacheControl, read }));
}

/** Without scripts it is a list of what there is. */
function renderPage({ info, paths, tags }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([
        method,
        {
          summary,
          tags: [tag],
        },
      ]) => ({ path, method, summary, tag }),
    ),
  );
  const sections = tags.map(({ name }) => {
    const entries = operations.filter(({ tag }) => tag === name);
    const lines = entries.map(
      ({ method, path, summary }) => `<li><code>${method.toUpperCase()} ${escape(path)}</code> ${escape(summary)}</li>`,
    );
    return `<h2>${escape(name)}</h2><ul>${lines.join('')}</ul>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Upriver API</title>
<link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/reference.css">
<script src="/docs/swagger-ui-bundle.js" defer></script>
<script src="/docs/reference.js" defer></script>
</head>
<body>
<div id="reference"></div>
<noscript>
<h1>Upriver API ${escape(info.version)}</h1>
<p>${escape(info.description)} <a href="/openapi.json">/openapi.json</a></p>
${sections.join('\n')}
</noscript>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
