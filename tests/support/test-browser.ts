// Chromium without the parts that draw a window: the same engine, and a page visited in about half the time of the whole
// browser (two cores, no graphics card). `CHROMIUM=/usr/bin/chromium` tests in the whole one.
export const testBrowser = process.env.CHROMIUM || '/usr/bin/chromium-headless-shell'

/** The browser visitors have, for what the other leaves out (reading a PDF) and for what is measured. */
export const wholeBrowser = process.env.CHROMIUM || '/usr/bin/chromium'
