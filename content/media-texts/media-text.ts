import type { Localized } from '@sillar/domain/language/localized.schema'

export type MediaText = { alt: Localized; focal?: { x: number; y: number } }
