// `pnpm demo:code`: what the phone of the demo login shows now. Each code opens one login.
import { oneTimeCode, stepAt } from '@sillar/platform/second-factor/one-time-code'
import { demoPhoneKey } from '../stack/stack-settings'

console.log(oneTimeCode(demoPhoneKey, stepAt(Date.now())))
