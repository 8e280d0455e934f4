import type { ServerProps } from 'payload'
import { languageOf } from '../../panel/language/language'
import { OpenPaletteButton } from './open-palette-button'

export const PaletteAction = ({ i18n }: Pick<ServerProps, 'i18n'>) => (
  <OpenPaletteButton language={languageOf(i18n)} isIcon />
)
