import type { AdminViewServerProps } from 'payload'
import { enterDesk } from '../../panel/navigation/staff-page'
import { privacyMessages } from '../messages'

export function enterPrivacyDesk(props: AdminViewServerProps, url: string) {
  const desk = enterDesk(props, url, 'handle privacy requests')
  return { ...desk, messages: privacyMessages[desk.language] }
}
