// Runs MDN's Observatory on a local site: `node tests/security/observatory/scan.mjs <site> <scanner>`. The scanner has
// 236 packages, so we do not depend on it. Install it in the folder <scanner> with
// `npm install --ignore-scripts @mdn/mdn-http-observatory@1.4.8`. A TLS proxy makes the site available over HTTPS.
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

const tlsProxy = https.createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
  const { method, url, headers } = request
  const siteRequest = http.request(new URL(url ?? '/', site), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  request.pipe(siteRequest)
})
await new Promise((done) => tlsProxy.listen(0, '127.0.0.1', done))
const httpsPort = tlsProxy.address().port
const redirect = http.createServer((request, response) =>
  response.writeHead(301, { location: `https://localhost:${httpsPort}${request.url}` }).end(),
)
await new Promise((done) => redirect.listen(0, '127.0.0.1', done))

https.globalAgent.options.ca = readFileSync(cert)
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
// The skipped install script would download Chrome's HSTS preload list, which does not contain localhost.
const preloaded = path.resolve(scanner, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json')
mkdirSync(path.dirname(preloaded), { recursive: true })
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')
const importFromScanner = (file) =>
  import(pathToFileURL(path.resolve(scanner, 'node_modules/@mdn/mdn-http-observatory/src', file)).href)
const { retrieve } = await importFromScanner('retriever/retriever.js')
const { ALL_TESTS } = await importFromScanner('constants.js')
const { getGradeForScore, getScoreModifier } = await importFromScanner('grader/grader.js')
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await importFromScanner('grader/charts.js')

// Repeats the scanner's `scan` function, which does not accept a port.
const requests = await retrieve('localhost', { httpPort: redirect.address().port, httpsPort })
// The certificate of this run is self-signed. In production the load balancer has a valid one.
for (const response of Object.values(requests.responses))
  if (response && 'verified' in response) response.verified = true
const results = ALL_TESTS.map((run) => run(requests)).filter(({ result }) => result)
const modifiers = results.map(({ result }) => getScoreModifier(result))
const plain = modifiers.filter((points) => points < 0).reduce((sum, points) => sum + points, 100)
const extra = modifiers.reduce((sum, points) => sum + points, 100)
const { grade, score } = getGradeForScore(plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? extra : plain)
for (const { pass, result } of results) console.log(pass ? 'pass' : 'FAIL', getScoreModifier(result), result)
console.log(`grade ${grade}, score ${score}`)
tlsProxy.close()
redirect.close()
process.exit(grade === 'A+' ? 0 : 1)
