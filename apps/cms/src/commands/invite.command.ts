// pnpm --filter @app/cms invite rosa@example.com "Rosa Quispe" admin [en]. Creates an account, or removes the second
// factor of an existing one. Prints the invitation link, and sends it if a mail server is configured.
import { randomBytes } from 'node:crypto'
import { getPayload } from 'payload'
import * as z from 'zod'
import { removeSecondFactor } from '../accounts/second-factor/second-factor-store'
import { byEmail, findAccount } from '../accounts/users/account'
import { invitationLink, sendInvitation } from '../accounts/users/invitation'
import config from '../payload.config'
import { roles } from '../platform/access/roles'
import { payloadPool } from '../platform/database/payload-pool'

const usage = 'invite <e-mail> <name> <role> [es|en]'
const shape = z.tuple([z.email(), z.string().min(2), z.enum(roles), z.enum(['es', 'en'])])
const [email, name, role, language = 'es'] = process.argv.slice(
  process.argv.findIndex((argument) => z.email().safeParse(argument).success),
)
const given = shape.safeParse([email, name, role, language])
if (!given.success) {
  console.error(`${usage}\nRoles: ${roles.join(', ')}`)
  process.exit(2)
}

const [to, fullName, as, mailLanguage] = given.data
const payload = await getPayload({ config })
const account = { email: to, name: fullName, role: as, language: mailLanguage }
const existing = await findAccount({ payload }, byEmail(to))
// Also restores access for the last administrator after a lost phone.
if (existing) await removeSecondFactor(payloadPool(payload), existing.id)
else
  await payload.create({ collection: 'users', data: { ...account, password: randomBytes(32).toString('base64url') } })
await payloadPool(payload).query('update users set invited_at = now() where email = $1', [to.toLowerCase()])
const link = await invitationLink(payload, to)
console.log(`Valid once, for three days: ${link}`)
const isSent = await sendInvitation(payload, account, link).then(
  () => true,
  () => false,
)
console.log(isSent ? `Also sent to ${to}.` : 'The mail could not be sent: pass on the link yourself.')
process.exit(0)
