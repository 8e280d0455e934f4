// pnpm --filter @sillar/cms invite rosa@example.com "Rosa Quispe" admin [en]
// Makes an account, or invites it again without its second factor, and prints the link that is also sent by mail if there is a mail server.
import { randomBytes } from 'node:crypto'
import { getPayload } from 'payload'
import * as z from 'zod'
import { forgetSecondFactor } from '../accounts/second-factor/second-factor-store'
import { byEmail, findAccount } from '../accounts/users/account'
import { invitationLink, sendInvitation } from '../accounts/users/invitation'
import config from '../payload.config'
import { roles } from '../platform/access/roles'
import { payloadPool } from '../platform/database/payload-pool'

const usage = 'invite <e-mail> <name> <role> [es|en]'
const shape = z.tuple([z.email(), z.string().min(2), z.enum(roles), z.enum(['es', 'en'])])
const [email, name, role, language = 'es'] = process.argv.slice(
  process.argv.findIndex((word) => z.email().safeParse(word).success),
)
const given = shape.safeParse([email, name, role, language])
if (!given.success) {
  console.error(`${usage}\nRoles: ${roles.join(', ')}`)
  process.exit(2)
}

const [to, called, as, reads] = given.data
const payload = await getPayload({ config })
const account = { email: to, name: called, role: as, language: reads }
const known = await findAccount({ payload }, byEmail(to))
// Also helps the last administrator who lost their phone.
if (known) await forgetSecondFactor(payloadPool(payload), known.id)
else
  await payload.create({ collection: 'users', data: { ...account, password: randomBytes(32).toString('base64url') } })
await payloadPool(payload).query('update users set invited_at = now() where email = $1', [to.toLowerCase()])
const link = await invitationLink(payload, to)
console.log(`Within three days, once: ${link}`)
const isSent = await sendInvitation(payload, account, link).then(
  () => true,
  () => false,
)
console.log(isSent ? `Sent to ${to} too.` : 'No mail was sent: hand the link over yourself.')
process.exit(0)
