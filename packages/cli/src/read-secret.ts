import { text } from 'node:stream/consumers';

const [INTERRUPT, ENTER, NEWLINE, END, BACKSPACE, DELETE] = ['\u0003', '\r', '\n', '\u0004', '\b', '\u007f'];
const EXIT_INTERRUPTED = 130;

/** Reads a secret from the terminal without showing it, or from standard input where that is no terminal. */
export async function readSecret(prompt: string): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return (await text(stdin)).trim();
  stderr.write(prompt);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  let typed = '';
  try {
    for await (const piece of stdin)
      for (const key of String(piece)) {
        if (key === ENTER || key === NEWLINE || key === END) return typed.trim();
        if (key === INTERRUPT) process.exit(EXIT_INTERRUPTED);
        typed = key === BACKSPACE || key === DELETE ? typed.slice(0, -1) : typed + key;
      }
    return typed.trim();
  } finally {
    stdin.setRawMode(false);
    stderr.write('\n');
  }
}
