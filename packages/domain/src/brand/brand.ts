/**
 * The parts of a brand for code that does not read the settings of the CMS, such as the login page, the pages of the
 * intake and the error pages of nginx. `content/brand` contains the values.
 */
export type Brand = {
  /** Authenticator apps also list the panel under this name. */
  name: string
  /** The two parts of the name in the logo. */
  wordmark: { light: string; bold: string }
  /** The domain of the demo's mail addresses and public URL. */
  domain: string
  /** `paths` are in painting order. On a dark background `ink` becomes white and `accent` uses the accent colour. */
  mark: { viewBox: string; paths: { d: string; tone: 'ink' | 'accent' }[] }
  font: {
    /** The family that `theme.css` declares. */
    family: string
    /** The family name of the font if it is installed on a computer. Mails use it because they load no font. */
    installed: string
    /** The name of the `@fontsource` package whose files PDFs embed. */
    fontsource: string
  }
}

/** Colours for mails, PDFs and the pages of the intake, which do not load the stylesheets of the site. */
export type BrandColors = Record<
  | 'ink'
  | 'inkSoft'
  | 'accent'
  | 'white'
  | 'danger'
  | 'surface'
  | 'surfaceSunk'
  | 'surfaceLine'
  | 'stone'
  | 'line'
  | 'muted',
  string
>

/** Brochure colours of one kind of project. */
export type BrandTheme = Record<'ink' | 'soft' | 'accent' | 'onAccent' | 'softOnInk', string>
