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
  /** A delivery that can be sent now. */
  delivery?: string
}
