import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectEvidence } from '../../index.ts';

test('packages that a program imports or a page loads by their addresses are evidence', () => {
  const importsOf = (path: string, line: string): string[] =>
    collectEvidence(path, line).flatMap(({ name }) => (name.startsWith('import:') ? name : []));
  for (const [path, line, expected] of [
    ['supabase/functions/pay/index.ts', `import Stripe from 'npm:stripe@17';`, ['import:stripe']],
    ['supabase/functions/pay/index.ts', `import { Resend } from "npm:/resend";`, ['import:resend']],
    ['functions/mail.ts', `import x from 'https://esm.sh/@sendgrid/mail@7?target=deno'`, ['import:@sendgrid/mail']],
    ['public/index.html', '<script src="//cdn.jsdelivr.net/npm/algoliasearch@4/lite.js">', ['import:algoliasearch']],
    ['functions/mail.ts', `// import x from 'npm:stripe'`, []],
    ['functions/mail.ts', `import x from './npm/stripe'`, []],
    ['functions/mail.ts', `run('npm:build && npm run x')`, []],
    ['page.html', '<link href="https://unpkg.com/tool@^2.0/dist/tool.min.css">', []],
  ] as const)
    assert.deepEqual(importsOf(path, line), expected, line);
});
