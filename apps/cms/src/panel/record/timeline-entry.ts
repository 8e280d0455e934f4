import type { DeskIconName } from '../parts/panel-icon'

export type TimelineEntry = {
  id: string
  at: Date
  icon: DeskIconName
  tone: 'plain' | 'ink' | 'ok' | 'bad'
  title: string
  text?: string
  /** A quoted text, shown unchanged. */
  quote?: string
  /** The id of a delivery that staff can send now. */
  delivery?: string
}
