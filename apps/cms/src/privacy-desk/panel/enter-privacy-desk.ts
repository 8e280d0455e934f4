import type { AdminViewServerProps } from 'payload'
import { enterDesk } from '../../navigation/enter-desk'
import { privacyWords } from '../words'

export function enterPrivacyDesk(props: AdminViewServerProps, address: string) {
  const entered = enterDesk(props, address, 'handle privacy requests')
  return { ...entered, say: privacyWords[entered.language] }
}
