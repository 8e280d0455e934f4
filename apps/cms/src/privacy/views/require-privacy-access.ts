import type { AdminViewServerProps } from 'payload'
import { requirePageAccess } from '../../panel/navigation/staff-page'
import { privacyMessages } from '../messages'

export function requirePrivacyAccess(props: AdminViewServerProps, url: string) {
  const desk = requirePageAccess(props, url, 'handle privacy requests')
  return { ...desk, messages: privacyMessages[desk.language] }
}
