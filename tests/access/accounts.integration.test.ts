// Tests accounts over REST, from the invitation to the second factor, with a real database and a fake mail server.
import { brand } from '@app/brand/brand'
import { oneTimeCode, stepAt } from '@app/platform/second-factor/one-time-code'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { readMail } from '../support/read-mail'
import { prepareQueue } from '../support/running-intake'
import { type Call, type RunningCms, signIn, staffPassword, startCms } from './running-cms'

let database: FreshDatabase
let integrations: Integrations
let cms: RunningCms
let admin: Call

const clientHeaders = { 'x-forwarded-for': '190.12.34.56' }
const login = (email: string, password = staffPassword) =>
  cms.call('POST', '/users/login', { email, password }, clientHeaders)

async function createAccount(email: string, role = 'marketing', language = 'es') {
  const data = { name: 'Rosa Quispe', email, role, language, password: staffPassword }
  return String((await cms.payload.create({ collection: 'users', data: data as never })).id)
}

async function readLoggedEvents(account: string): Promise<string[]> {
  const { rows } = await database.pool.query('select event from access_log where account = $1 order by created_at', [
    account,
  ])
  return rows.map(({ event }) => event)
}

const lastMail = () => readMail(integrations.mails.at(-1)?.raw ?? '')
const tokenIn = (text: string) => /\/admin\/bienvenida\/(\w+)/.exec(text)?.[1]

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  await prepareQueue(database.url)
  cms = await startCms({ databaseUrl: database.url, smtpUrl: integrations.smtpUrl })
})
afterAll(async () => {
  await cms?.stop()
  await integrations?.stop()
  await database?.remove()
})

test('a visitor cannot create the first account while no account exists', async () => {
  const data = { name: 'X', email: 'x@example.test', password: staffPassword, role: 'admin', language: 'es' }
  expect((await cms.call('POST', '/users/first-register', data)).status).toBe(403)
  await createAccount('first@example.test', 'admin')
  admin = await signIn(cms, 'first@example.test')
})

describe('a new staff member', () => {
  test('is invited by mail, in their language, and chooses a password once', async () => {
    const data = { name: 'Ana', email: 'ana@example.test', role: 'sales', language: 'en' }
    expect((await admin('POST', '/users', data)).status).toBe(201)
    const mail = lastMail()
    expect(integrations.mails.at(-1)?.to).toEqual(['ana@example.test'])
    expect(mail.subject).toBe(`Your account in the ${brand.name} panel`)
    expect(mail.html).toContain('http://cms.example.test/admin/bienvenida/')
    const token = tokenIn(mail.text)
    const choose = (password: string) => cms.call('POST', '/users/reset-password', { token, password })
    expect((await choose('123')).status).toBe(400)
    expect((await choose(staffPassword)).status).toBe(200)
    expect((await choose('otra nube distinta')).status, 'the link is valid once').toBe(403)
    expect((await login('ana@example.test')).status).toBe(200)
    expect(await readLoggedEvents('ana@example.test')).toEqual(['invited', 'login', 'password-chosen', 'login'])
  })

  test('is not created if the invitation cannot be sent', async () => {
    integrations.rejectMails(20)
    const data = { name: 'Luz', email: 'luz@example.test', role: 'sales', language: 'es' }
    expect((await admin('POST', '/users', data)).status).toBe(502)
    integrations.rejectMails(0)
    expect((await admin('POST', '/users', data)).status).toBe(201)
    expect(lastMail().subject).toBe(`Tu cuenta en el panel de ${brand.name}`)
  })
})

describe('a password', () => {
  test.each([
    ['123', '12 caracteres'],
    ['password-2026!', 'listas que se prueban primero'],
    [`${brand.name} 2026`, 'nombre de la empresa'],
    ['la clave de quispe', 'tu nombre'],
    ['aaaaaaaaaaaaaa', 'mismos pocos caracteres'],
  ])('%s is rejected with a reason', async (password, reason) => {
    const id = await createAccount(`${password.length}-${reason.length}@example.test`)
    const { status, body } = await admin('PATCH', `/users/${id}`, { password })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(reason)
  })

  test('is reset by the link in a mail in the language of the account', async () => {
    await createAccount('olvido@example.test')
    expect((await cms.call('POST', '/users/forgot-password', { email: 'olvido@example.test' })).status).toBe(200)
    const mail = lastMail()
    expect(mail.subject).toBe('Elige una contraseña nueva')
    expect(mail.headers.get('from')).toContain('avisos@example.test')
    expect(mail.text).toContain('/admin/reset/')
    const mails = integrations.mails.length
    expect((await cms.call('POST', '/users/forgot-password', { email: 'nobody@example.test' })).status).toBe(200)
    expect(integrations.mails.length, 'an unknown address gets the same response and no mail').toBe(mails)
    expect(await readLoggedEvents('olvido@example.test')).toEqual(['password-reset-asked'])
  })
})

test('five wrong passwords lock an account until an administrator unlocks it', async () => {
  await createAccount('cerrada@example.test')
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await login('cerrada@example.test', 'no es esta clave')).status).toBe(401)
  expect((await login('cerrada@example.test')).status, 'locked').toBe(401)
  expect((await admin('POST', '/users/unlock', { email: 'cerrada@example.test' })).status).toBe(200)
  expect((await login('cerrada@example.test')).status).toBe(200)
  const failedLogins = Array.from({ length: 5 }, () => 'login-failed')
  expect(await readLoggedEvents('cerrada@example.test')).toEqual([
    ...failedLogins,
    'locked',
    'login-failed',
    'unlocked',
    'login',
  ])
  const { rows } = await database.pool.query(`select distinct address from access_log where event = 'login-failed'`)
  expect(rows).toEqual([{ address: '190.12.34.0' }])
})

test('a closed account is signed out, cannot sign in, reset its password or be invited, until it gets a role again', async () => {
  const email = 'se-fue@example.test'
  const id = await createAccount(email)
  const call = await signIn(cms, email)
  expect((await call('GET', '/projects')).status).toBe(200)
  expect((await admin('POST', `/users/${id}/close`)).status).toBe(200)
  expect((await call('GET', '/projects')).status).toBe(403)
  const answer = await login(email)
  expect(answer.status).toBe(403)
  expect(JSON.stringify(answer.body)).toContain('Esta cuenta está cerrada')
  await cms.call('POST', '/users/forgot-password', { email })
  const token = /\/admin\/reset\/(\w+)/.exec(lastMail().text)?.[1]
  expect((await cms.call('POST', '/users/reset-password', { token, password: 'otra nube distinta' })).status).toBe(403)
  expect((await admin('POST', `/users/${id}/invite`)).status).toBe(409)
  expect((await admin('GET', `/users/${id}`)).body).toMatchObject({ role: 'closed', closedBy: 'Rosa Quispe' })
  expect((await readLoggedEvents(email)).filter((event) => event === 'account-closed')).toHaveLength(1)

  expect((await admin('PATCH', `/users/${id}`, { role: 'marketing' })).status).toBe(200)
  expect((await login(email)).status).toBe(200)
})

test('an administrator cannot close their own account', async () => {
  const { rows } = await database.pool.query(`select id from users where email = 'first@example.test'`)
  expect((await admin('POST', `/users/${rows[0]?.id}/close`)).status).toBe(409)
})

test('a session of the user ends the other sessions of the user', async () => {
  const email = 'dos-equipos@example.test'
  await createAccount(email)
  const [first, second] = [await signIn(cms, email), await signIn(cms, email)]
  expect((await second('POST', '/users/own-sessions/end-others')).status).toBe(200)
  expect((await first('GET', '/projects')).status).toBe(403)
  expect((await second('GET', '/projects')).status).toBe(200)
})

test('does not log what a visitor types instead of an e-mail address', async () => {
  await login('mi-clave-secreta-en-el-campo-equivocado')
  const { rows } = await database.pool.query(`select * from access_log where account like '%secreta%'`)
  expect(rows).toEqual([])
})

describe('a session', () => {
  test('is ended by an administrator immediately', async () => {
    const id = await createAccount('sesion@example.test')
    const call = await signIn(cms, 'sesion@example.test')
    expect((await call('GET', '/projects')).status).toBe(200)
    expect((await admin('POST', `/users/${id}/end-sessions`)).status).toBe(200)
    expect((await call('GET', '/projects')).status).toBe(403)
  })

  test('ends after twelve hours, and cannot be renewed then', async () => {
    const id = await createAccount('larga@example.test')
    const call = await signIn(cms, 'larga@example.test')
    expect((await call('POST', '/users/refresh-token')).status).toBe(200)
    const age = (hours: number) =>
      database.pool.query(
        `update users_sessions set created_at = now() - make_interval(hours => $1) where _parent_id = $2`,
        [hours, id],
      )
    await age(11)
    expect((await call('GET', '/projects')).status).toBe(200)
    await age(13)
    expect((await call('GET', '/projects')).status).toBe(403)
    expect((await call('POST', '/users/refresh-token')).status).toBe(403)
  })
})

describe('the second factor', () => {
  const codeOf = (key: string, away = 0) => oneTimeCode(key, stepAt(Date.now()) + away)

  test('accepts each code of the phone once, and a recovery code if the phone is lost', async () => {
    await createAccount('ventas@example.test', 'sales')
    const first = await signIn(cms, 'ventas@example.test', { secondFactor: false })
    expect((await first('GET', '/leads')).status, 'the password alone').toBe(403)
    const { body } = await first('POST', '/users/second-factor/begin')
    expect(body.qrCode).toContain('<svg')
    const key = String(body.key)
    const usedCode = codeOf(key)
    const setUp = await first('POST', '/users/second-factor', { code: usedCode })
    const recovery = setUp.body.recoveryCodes as string[]
    expect(recovery).toHaveLength(10)
    expect((await first('GET', '/leads')).status).toBe(200)

    const second = await signIn(cms, 'ventas@example.test', { secondFactor: false })
    expect((await second('POST', '/users/second-factor/begin')).body, 'the key is not shown again').toEqual({
      step: 'code',
    })
    expect((await second('POST', '/users/second-factor', { code: usedCode })).status, 'used').toBe(401)
    expect((await second('GET', '/leads')).status).toBe(403)
    expect((await second('POST', '/users/second-factor', { code: recovery[0] })).status).toBe(200)
    expect((await second('GET', '/leads')).status).toBe(200)

    const thirdSession = await signIn(cms, 'ventas@example.test', { secondFactor: false })
    expect((await thirdSession('POST', '/users/second-factor', { code: recovery[0] })).status, 'used').toBe(401)
    expect((await thirdSession('POST', '/users/second-factor', { code: codeOf(key, 1) })).status).toBe(200)
    const storedFactors = await database.pool.query(`select key, recovery_codes from second_factors`)
    expect(JSON.stringify(storedFactors.rows)).not.toContain(key)
    expect(JSON.stringify(storedFactors.rows)).not.toContain(recovery[1])
  })

  test('gets a new key each time its setup starts, logs each start, and discards an unconfirmed key after ten minutes', async () => {
    const id = await createAccount('clon@example.test', 'marketing')
    const call = await signIn(cms, 'clon@example.test', { secondFactor: false })
    expect((await call('GET', '/projects')).status, 'marketing publishes, so the password is not enough').toBe(403)
    const begin = async () => String((await call('POST', '/users/second-factor/begin')).body.key)
    const firstKey = await begin()
    const key = await begin()
    expect(key).not.toBe(firstKey)
    expect((await call('POST', '/users/second-factor', { code: codeOf(firstKey) })).status).toBe(401)
    await database.pool.query(
      `update second_factors set pending_since = now() - interval '11 minutes' where account = $1`,
      [id],
    )
    expect((await call('POST', '/users/second-factor', { code: codeOf(key) })).status, 'too late').toBe(409)
    expect((await call('POST', '/users/second-factor', { code: codeOf(await begin()) })).status).toBe(200)
    const startEvents = (await readLoggedEvents('clon@example.test')).filter((event) => event === 'second-factor-begun')
    expect(startEvents).toHaveLength(3)
  })

  test('accepts a code and a recovery code only once when several requests arrive at the same time', async () => {
    await createAccount('carrera@example.test', 'sales')
    const first = await signIn(cms, 'carrera@example.test', { secondFactor: false })
    const key = String((await first('POST', '/users/second-factor/begin')).body.key)
    const setUp = await first('POST', '/users/second-factor', { code: codeOf(key) })
    const [recovery = ''] = setUp.body.recoveryCodes as string[]
    const sessions: Awaited<ReturnType<typeof signIn>>[] = []
    for (let count = 0; count < 4; count += 1)
      sessions.push(await signIn(cms, 'carrera@example.test', { secondFactor: false }))
    const tryAll = async (code: string) =>
      (await Promise.all(sessions.map((call) => call('POST', '/users/second-factor', { code })))).map(
        ({ status }) => status,
      )
    expect((await tryAll(codeOf(key, 1))).sort()).toEqual([200, 401, 401, 401])
    expect((await tryAll(recovery)).filter((status) => status === 200)).toHaveLength(1)
  })

  test('keeps counting wrong codes while another login of the same account runs', async () => {
    const id = await createAccount('vuelta@example.test', 'sales')
    const call = await signIn(cms, 'vuelta@example.test', { secondFactor: false })
    const key = String((await call('POST', '/users/second-factor/begin')).body.key)
    await call('POST', '/users/second-factor', { code: codeOf(key) })
    const sendWrongCode = () => call('POST', '/users/second-factor', { code: '000000' })
    await Promise.all([login('vuelta@example.test'), sendWrongCode(), sendWrongCode(), sendWrongCode()])
    const { rows } = await database.pool.query('select attempts::int from second_factors where account = $1', [id])
    expect(rows).toEqual([{ attempts: 3 }])
  })

  test('is locked for longer after each series of wrong codes, and a mail warns the owner of the account', async () => {
    const id = await createAccount('pausa@example.test', 'sales')
    const call = await signIn(cms, 'pausa@example.test', { secondFactor: false })
    await call('POST', '/users/second-factor/begin')
    const pauses: number[] = []
    for (let lock = 0; lock < 3; lock += 1) {
      for (let attempt = 0; attempt < 6; attempt += 1) await call('POST', '/users/second-factor', { code: '000000' })
      const { rows } = await database.pool.query(
        `update second_factors set lock_until = now() where account = $1
         returning round(extract(epoch from (select lock_until from second_factors where account = $1) - now()) / 60)::int as minutes`,
        [id],
      )
      pauses.push(rows[0].minutes)
    }
    expect(pauses).toEqual([10, 20, 40])
    const warnings = integrations.mails.filter(({ to }) => to.includes('pausa@example.test'))
    expect(warnings.map(({ raw }) => readMail(raw).subject)).toEqual(
      Array.from({ length: 3 }, () => 'Varios códigos equivocados en tu cuenta'),
    )
  })

  test('still works after the secret changes if the old secret is configured too', async () => {
    await createAccount('rotada@example.test', 'sales')
    const first = await signIn(cms, 'rotada@example.test', { secondFactor: false })
    const key = String((await first('POST', '/users/second-factor/begin')).body.key)
    expect((await first('POST', '/users/second-factor', { code: codeOf(key, -1) })).status).toBe(200)
    const currentSecret = process.env.SECOND_FACTOR_SECRET ?? ''
    Object.assign(process.env, {
      SECOND_FACTOR_SECRET: 'a-new-secret-for-phones',
      SECOND_FACTOR_OLD_SECRET: currentSecret,
    })
    const second = await signIn(cms, 'rotada@example.test', { secondFactor: false })
    expect((await second('POST', '/users/second-factor', { code: codeOf(key) })).status).toBe(200)
    // The accepted code made the CMS encrypt the key with the new secret, so the old secret is no longer needed.
    process.env.SECOND_FACTOR_OLD_SECRET = ''
    const thirdSession = await signIn(cms, 'rotada@example.test', { secondFactor: false })
    expect((await thirdSession('POST', '/users/second-factor', { code: codeOf(key, 1) })).status).toBe(200)
    Object.assign(process.env, { SECOND_FACTOR_SECRET: currentSecret })
  })

  test('is locked after five wrong codes, even if many are sent at the same time, until an administrator resets it', async () => {
    const id = await createAccount('fuerza@example.test', 'sales')
    const call = await signIn(cms, 'fuerza@example.test', { secondFactor: false })
    const key = String((await call('POST', '/users/second-factor/begin')).body.key)
    const codeAttempts = Array.from({ length: 20 }, () => call('POST', '/users/second-factor', { code: '000000' }))
    const statuses = (await Promise.all(codeAttempts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5)
    expect(
      (await call('POST', '/users/second-factor', { code: codeOf(key) })).status,
      'a correct code after the lock',
    ).toBe(429)
    expect((await admin('POST', `/users/${id}/second-factor/reset`)).status).toBe(200)
    expect((await call('GET', '/users/me')).body.user, 'its sessions are closed').toBeNull()
    const laterSession = await signIn(cms, 'fuerza@example.test')
    expect((await laterSession('GET', '/leads')).status).toBe(200)
    expect(await readLoggedEvents('fuerza@example.test')).toContain('second-factor-locked')
  })
})

test('staff cannot give themselves a role, a second factor or the session of another account', async () => {
  const id = await createAccount('ambicion@example.test')
  const call = await signIn(cms, 'ambicion@example.test')
  const now = new Date().toISOString()
  const sessions = [{ id: 'mine', createdAt: now, expiresAt: now, secondFactorAt: now }]
  const changes = { role: 'admin', email: 'other@example.test', invitedBy: 'X', sessions }
  expect((await call('PATCH', `/users/${id}`, { ...changes, name: 'Otra Rosa' })).status).toBe(200)
  const { rows } = await database.pool.query(
    `select u.name, u.role, u.email, u.invited_by, count(s.*) filter (where s.id = 'mine')::int as sessions
     from users u join users_sessions s on s._parent_id = u.id where u.id = $1 group by u.id`,
    [id],
  )
  expect(rows).toEqual([
    { name: 'Otra Rosa', role: 'marketing', email: 'ambicion@example.test', invited_by: null, sessions: 0 },
  ])
  await call('PATCH', `/users/${id}`, { password: 'otra nube distinta' })
  expect((await login('ambicion@example.test')).status, 'a new password needs the current one').toBe(200)
})

test('changing a password requires the current password and ends the other sessions', async () => {
  await createAccount('cambio@example.test')
  const other = await signIn(cms, 'cambio@example.test')
  const call = await signIn(cms, 'cambio@example.test')
  const change = (current: string, password: string) => call('POST', '/users/own-password', { current, password })
  const wrongPassword = await change('no es esta clave', 'otra nube distinta')
  expect(wrongPassword.status).toBe(400)
  expect(JSON.stringify(wrongPassword.body)).toContain('"path":"current"')
  const weakPassword = await change(staffPassword, 'corta')
  expect(weakPassword.status).toBe(400)
  expect(JSON.stringify(weakPassword.body)).toContain('12 caracteres')
  expect((await change(staffPassword, 'otra nube distinta')).status).toBe(200)
  expect((await call('GET', '/projects')).status, 'this session stays open').toBe(200)
  expect((await other('GET', '/projects')).status, 'the other one has ended').toBe(403)
  expect((await login('cambio@example.test', 'otra nube distinta')).status).toBe(200)
  expect(await readLoggedEvents('cambio@example.test')).toContain('password-changed')
})
