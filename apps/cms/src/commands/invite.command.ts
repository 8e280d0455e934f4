// Creates an account, or removes the second factor of an existing account. Then prints an invitation link and also
// sends it by mail. Usage: `pnpm --filter @app/cms invite rosa@example.com "Rosa Quispe" admin [en]`.
import { randomBytes } from 'node:crypto'
import { getPayload } from 'payload'
import * as z from 'zod'
import { removeSecondFactor } from '../accounts/second-factor/second-factor-store'
import { byEmail, findAccount } from '../accounts/users/account'
import { createInvitationLink, sendInvitation } from '../accounts/users/invitation'
import config from '../payload.config'
import { roles } from '../platform/access/roles'
import { payloadPool } from '../platform/database/payload-pool'

const usage = 'invite <e-mail> <name> <role> [es|en]'
const argumentsSchema = z.tuple([z.email(), z.string().min(2), z.enum(roles), z.enum(['es', 'en'])])
const [emailArgument, nameArgument, roleArgument, languageArgument = 'es'] = process.argv.slice(
  process.argv.findIndex((argument) => z.email().safeParse(argument).success),
)
const parsedArguments = argumentsSchema.safeParse([emailArgument, nameArgument, roleArgument, languageArgument])
if (!parsedArguments.success) {
  console.error(`${usage}\nRoles: ${roles.join(', ')}`)
  process.exit(2)
}

const [email, name, role, language] = parsedArguments.data
const payload = await getPayload({ config })
const account = { email, name, role, language }
const existingAccount = await findAccount({ payload }, byEmail(email))
// Removing the second factor restores access for an administrator who lost their phone.
if (existingAccount) await removeSecondFactor(payloadPool(payload), existingAccount.id)
else
  await payload.create({ collection: 'users', data: { ...account, password: randomBytes(32).toString('base64url') } })
await payloadPool(payload).query('update users set invited_at = now() where email = $1', [email.toLowerCase()])
const link = await createInvitationLink(payload, email)
console.log(`Valid once, for three days: ${link}`)
const isSent = await sendInvitation(payload, account, link).then(
  () => true,
  () => false,
)
console.log(isSent ? `Also sent to ${email}.` : 'The mail could not be sent: pass on the link yourself.')
process.exit(0)
