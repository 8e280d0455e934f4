import type { Localized } from '@sillar/domain/snapshot/localized.schema'

export type MediaText = { alt: Localized; focal?: { x: number; y: number } }
