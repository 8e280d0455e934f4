import type { Localized } from '@app/domain/language/localized.schema'

export type MediaText = { alt: Localized; focal?: { x: number; y: number } }
