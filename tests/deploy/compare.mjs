// Counts the leads FIRST … FIRST + LEADS that the CRM lacks, and those that it received under two keys.
import { readFileSync } from 'node:fs'

const keys = new Map()
for (const line of readFileSync(process.argv[2], 'utf8').split('\n').filter(Boolean)) {
  const entry = JSON.parse(line)
  if (entry.path !== '/api/contact') continue
  const { email } = JSON.parse(entry.body)
  keys.set(email, (keys.get(email) ?? new Set()).add(entry.headers['idempotency-key']))
}
let missing = 0
let doubled = 0
for (let n = 0; n < Number(process.env.LEADS); n += 1) {
  const leadKeys = keys.get(`rosa${Number(process.env.FIRST) + n}@example.test`)
  if (!leadKeys) missing += 1
  else if (leadKeys.size > 1) doubled += 1
}
console.log(`${missing} missing, ${doubled} doubled`)
