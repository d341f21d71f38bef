import type { OpenApi, Operation } from './openapi.ts';

/** Nothing is loaded from anywhere; the page's own style is the only thing allowed. */
export const DOCS_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The API for people: one page, readable without scripts and without a network. */
export function renderDocs(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = document.tags.map(({ name }) => ({
    name,
    operations: operations.filter(({ operation }) => operation.tags[0] === name),
  }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Upriver API</title>
<style>${STYLE}</style>
</head>
<body>
<nav aria-label="Contents"><h1>Upriver API <small>${escape(document.info.version)}</small></h1>
${sections.map(({ name, operations: list }) => `<p>${escape(name)}</p><ul>${list.map(renderEntry).join('')}</ul>`).join('\n')}
</nav>
<main>
<p>${inline(document.info.description)}</p>
<p>Machine-readable: <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1).</p>
${sections.map(({ name, operations: list }) => `<h2>${escape(name)}</h2>${list.map(renderOperation).join('\n')}`).join('\n')}
</main>
</body>
</html>
`;
}

interface Listed {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

function renderEntry({ path, method, operation }: Listed): string {
  return `<li><a href="#${escape(operation.operationId)}"><b class="${method}">${method}</b> ${escape(path)}</a></li>`;
}

function renderOperation({ path, method, operation }: Listed): string {
  const scope = operation.security[0]?.['token']?.[0];
  return `<article id="${escape(operation.operationId)}">
<h3><b class="${method}">${method}</b> ${escape(path)}</h3>
<p>${inline(operation.summary)}${scope === undefined ? '' : ` <em>Scope ${escape(scope)}.</em>`}</p>
${operation.description === undefined ? '' : `<p>${inline(operation.description)}</p>`}
${renderParameters(operation)}
${renderBody(operation)}
${renderResponses(operation)}
</article>`;
}

function renderParameters({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    (parameter) =>
      `<tr><td><code>${escape(parameter.name)}</code></td><td>${parameter.in}${parameter.required ? ', required' : ''}</td><td>${inline(parameter.description ?? '')} ${renderEnum(parameter.schema)}${renderExamples(parameter.schema)}</td></tr>`,
  );
  return `<table><thead><tr><th>Parameter</th><th>In</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** Examples of a parameter; of a closed list the list is enough. */
function renderExamples(schema: unknown): string {
  // Safe: schemas are those of our own routes.
  const { enum: words, examples = [] } = schema as { enum?: readonly string[]; examples?: readonly unknown[] };
  if (words !== undefined || examples.length === 0) return '';
  return ` For example ${examples.map((example) => `<code>${escape(String(example))}</code>`).join(', ')}.`;
}

function renderEnum(schema: unknown): string {
  const { enum: words } = schema as { enum?: readonly string[] };
  return words === undefined ? '' : words.map((word) => `<code>${escape(word)}</code>`).join(' ');
}

function renderBody({ requestBody }: Operation): string {
  const media = requestBody?.content['application/json'];
  if (media === undefined) return '';
  const example = media.example === undefined ? '' : `<pre>${escape(JSON.stringify(media.example, null, 2))}</pre>`;
  return `<h4>Body</h4>${example}${renderSchema(media.schema)}`;
}

function renderResponses({ responses }: Operation): string {
  return Object.entries(responses)
    .map(([status, { description, content }]) => {
      const json = content?.['application/json'];
      const schema = status.startsWith('2') && json !== undefined ? renderSchema(json.schema) : '';
      return `<h4>${escape(status)}</h4><p>${inline(description)}</p>${schema}`;
    })
    .join('\n');
}

function renderSchema(schema: unknown): string {
  return `<details><summary>Schema</summary><pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>`;
}

function inline(text: string): string {
  return escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --soft: #8882; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; display: grid; grid-template-columns: minmax(0, 22rem) minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; box-sizing: border-box; padding: 1rem; border-right: 1px solid var(--line); font-size: .875rem; }
nav h1 { font-size: 1.25rem; } nav p { font-weight: 600; margin: 1rem 0 .25rem; } nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: .15rem 0; text-decoration: none; color: inherit; overflow-wrap: anywhere; } nav a:hover { text-decoration: underline; }
main { padding: 1rem 2rem 6rem; max-width: 56rem; }
article { border-top: 1px solid var(--line); padding: 1rem 0; } h3 { overflow-wrap: anywhere; margin: .5rem 0; } h4 { margin: 1rem 0 .25rem; }
b { text-transform: uppercase; font-size: .75em; letter-spacing: .03em; padding: .1em .4em; border: 1px solid var(--line); border-radius: .3em; }
pre, code { font: .875em/1.45 ui-monospace, monospace; background: var(--soft); border-radius: .3em; } code { padding: .1em .3em; } pre { padding: .75rem; overflow: auto; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; vertical-align: top; padding: .3rem .5rem .3rem 0; border-bottom: 1px solid var(--line); }
@media (max-width: 48rem) { body { display: block; } nav { position: static; height: auto; border-right: 0; } main { padding: 1rem; } }
`;
