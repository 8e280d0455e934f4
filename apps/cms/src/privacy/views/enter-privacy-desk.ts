import type { AdminViewServerProps } from 'payload'
import { enterDesk } from '../../panel/navigation/staff-page'
import { privacyWords } from '../messages'

export function enterPrivacyDesk(props: AdminViewServerProps, address: string) {
  const entered = enterDesk(props, address, 'handle privacy requests')
  return { ...entered, say: privacyWords[entered.language] }
}
