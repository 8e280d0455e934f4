/** The words for the results that the worker writes. A longer code comes before its own beginning. */
export const detailWords = [
  { code: 'accepted by the mail server', es: 'Aceptado por el servidor de correo', en: 'Accepted by the mail server' },
  {
    code: 'accepted by the push service',
    es: 'Aceptado por el servicio de avisos',
    en: 'Accepted by the push service',
  },
  { code: 'accepted before', es: 'Ya estaba aceptado', en: 'Accepted before' },
  { code: 'accepted', es: 'Aceptado', en: 'Accepted' },
  { code: 'no longer needed', es: 'Ya no hacía falta', en: 'No longer needed' },
  { code: 'no answer', es: 'Sin respuesta', en: 'No answer' },
  { code: 'status', es: 'Respondió con error', en: 'Answered with error' },
  { code: 'push service answered', es: 'El servicio de avisos respondió', en: 'The push service answered' },
  { code: 'the answer is not JSON', es: 'La respuesta no es JSON', en: 'The answer is not JSON' },
  { code: 'the answer reports an error', es: 'La respuesta avisa de un error', en: 'The answer reports an error' },
  {
    code: 'the answer does not report success',
    es: 'La respuesta no confirma el envío',
    en: 'The answer does not report success',
  },
  { code: 'unknown template', es: 'La plantilla no existe', en: 'Unknown template' },
  { code: 'the lead is gone', es: 'La consulta ya no existe', en: 'The lead was deleted' },
  { code: 'the complaint is gone', es: 'El reclamo ya no existe', en: 'The complaint was deleted' },
  { code: 'unexpected', es: 'Error inesperado', en: 'Unexpected error' },
]
