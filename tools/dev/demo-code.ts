// `pnpm demo:code` prints the current one-time code of the demo login. Each code is valid for one login.
import { oneTimeCode, stepAt } from '@app/platform/second-factor/one-time-code'
import { demoPhoneKey } from '../stack/stack-settings'

console.log(oneTimeCode(demoPhoneKey, stepAt(Date.now())))
