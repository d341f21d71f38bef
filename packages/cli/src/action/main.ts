// The entry of the GitHub Action. `npm run pack:action` makes one folder of it that needs no installation.
import { runAction } from './run-action.ts';

process.exitCode = await runAction(process.env, (text) => void process.stdout.write(text));
