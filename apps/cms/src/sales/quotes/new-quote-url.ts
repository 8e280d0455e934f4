type Preset = { lead?: string | undefined; project?: string | undefined; lot?: string | undefined }

const NEW_QUOTE_PATH = '/cotizaciones/nueva'

/** Returns the URL of the form for a quote, with what is already known. A lead is identified only by its id. */
export function newQuoteUrl({ lead, project, lot }: Preset = {}): string {
  const query = new URLSearchParams({
    ...(lead && { consulta: lead }),
    ...(project && { proyecto: project }),
    ...(lot && { lote: lot }),
  }).toString()
  return `/admin${NEW_QUOTE_PATH}${query && `?${query}`}`
}
