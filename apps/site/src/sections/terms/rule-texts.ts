import type { ReactNode } from 'react'

/** Name of the prop that contains the text of a rule. */
export type RuleSlot = `rule${number}`
export type RuleTexts = { readonly [slot: RuleSlot]: ReactNode }
