import type { AdminViewServerProps } from 'payload'
import { enterDesk } from '../../panel/navigation/staff-page'
import { privacyMessages } from '../messages'

export function enterPrivacyDesk(props: AdminViewServerProps, url: string) {
  const entered = enterDesk(props, url, 'handle privacy requests')
  return { ...entered, messages: privacyMessages[entered.language] }
}
