import type { DeskIconName } from '../parts/panel-icon'

export type TimelineEntry = {
  id: string
  at: Date
  icon: DeskIconName
  tone: 'plain' | 'ink' | 'ok' | 'bad'
  title: string
  text?: string
  /** A note or a message from a person, shown unchanged. */
  quote?: string
  /** The id of a delivery that staff can send now. */
  delivery?: string
}
