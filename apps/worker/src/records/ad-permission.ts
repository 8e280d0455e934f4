/**
 * Returns SQL for the consent of the lead `l` to advertising by a channel. It counts only if the text that the person
 * accepted names the advertising platforms; `versions` is the parameter with the versions of that text.
 */
export const adPermission = (channel: 'mail' | 'call', versions: string) =>
  `select 1 from contact_permissions(l.id, 'marketing', '${channel}') p where p.version = any(${versions})`
