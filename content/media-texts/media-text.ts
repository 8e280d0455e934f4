import type { Localized } from '@sillar/domain/content/localized.schema'

export type MediaText = { alt: Localized; focal?: { x: number; y: number } }
