// The same in CommonJS.
const http = require('node:http');

http.get(`${process.argv[2]}/http`, (response) => response.resume());
