// The headless shell needs about half the time per page. `CHROMIUM=/usr/bin/chromium` uses the full browser instead.
export const testBrowser = process.env.CHROMIUM || '/usr/bin/chromium-headless-shell'

/** The full browser, for measurements, for pixel comparisons and for PDFs, which the headless shell cannot show. */
export const fullBrowser = process.env.CHROMIUM || '/usr/bin/chromium'
