// MDN's Observatory for a site on this machine: `node tests/security/observatory/scan.mjs <site> <scanner>`.
// <scanner> is a folder in which `npm install --ignore-scripts @mdn/mdn-http-observatory@1.4.8` was run: it has 236
// packages for its own server, so it is not a dependency of ours. A TLS proxy like the load balancer's is in front of
// the
// site, because the scanner grades what a visitor gets over HTTPS.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const [site, scanner] = process.argv.slice(2)
if (!site || !scanner) throw new Error('usage: scan.mjs <http address of the site> <folder of the scanner>')
const folder = mkdtempSync(path.join(tmpdir(), 'observatory-'))
const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name))
const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
const newKey = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', cert]
execFileSync('openssl', [...newKey, ...subject], { stdio: 'ignore' })

const front = https.createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
  const { method, url, headers } = request
  const passed = http.request(new URL(url ?? '/', site), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  request.pipe(passed)
})
await new Promise((done) => front.listen(0, '127.0.0.1', done))
const httpsPort = front.address().port
const redirect = http.createServer((request, response) =>
  response.writeHead(301, { location: `https://localhost:${httpsPort}${request.url}` }).end(),
)
await new Promise((done) => redirect.listen(0, '127.0.0.1', done))

https.globalAgent.options.ca = readFileSync(cert)
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
// Its install script would download Chrome's HSTS preload list; localhost is not on it.
const preloaded = path.resolve(scanner, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json')
mkdirSync(path.dirname(preloaded), { recursive: true })
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')
const from = (file) =>
  import(pathToFileURL(path.resolve(scanner, 'node_modules/@mdn/mdn-http-observatory/src', file)).href)
const { retrieve } = await from('retriever/retriever.js')
const { ALL_TESTS } = await from('constants.js')
const { getGradeForScore, getScoreModifier } = await from('grader/grader.js')
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await from('grader/charts.js')

// Like the scanner's own `scan`, which accepts no port.
const requests = await retrieve('localhost', { httpPort: redirect.address().port, httpsPort })
// A self-signed certificate for this run; in production it is the load balancer's.
for (const response of Object.values(requests.responses))
  if (response && 'verified' in response) response.verified = true
const results = ALL_TESTS.map((run) => run(requests)).filter(({ result }) => result)
const modifiers = results.map(({ result }) => getScoreModifier(result))
const plain = modifiers.filter((points) => points < 0).reduce((sum, points) => sum + points, 100)
const extra = modifiers.reduce((sum, points) => sum + points, 100)
const { grade, score } = getGradeForScore(plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? extra : plain)
for (const { pass, result } of results) console.log(pass ? 'pass' : 'FAIL', getScoreModifier(result), result)
console.log(`grade ${grade}, score ${score}`)
front.close()
redirect.close()
process.exit(grade === 'A+' ? 0 : 1)
