// An application that knows nothing of the SDK.
import https from 'node:http';

await (await fetch(`${process.argv[2]}/fetch`)).text();
await new Promise((resolve) =>
  https.get(`${process.argv[2]}/http`, (response) => response.resume().on('end', resolve)),
);
