import type { ServerProps } from 'payload'
import { languageOf } from '../../panel/language/language'
import { rolesMessages } from './messages'

/** Links from the list of accounts to the table of roles. */
export const RolesLink = ({ i18n }: ServerProps) => (
  <p className="roles-link">
    <a href="/admin/roles">{rolesMessages[languageOf(i18n)].link}</a>
  </p>
)
