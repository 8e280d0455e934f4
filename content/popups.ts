import { type Popup, popupUrl } from '@app/domain/snapshot/popup.schema'

const appointmentPopup: Popup = {
  key: 'visita',
  title: { es: 'Cómo es la visita', en: 'How a visit works' },
  text: {
    es: `1. **Pídela en el formulario.** Marca «Quiero programar una visita» y elige el día, mañana o tarde, y si nos encontramos en la oficina o en el proyecto.
2. **Un asesor te llama.** Lo que eliges es una preferencia: el día, la hora y el punto de encuentro quedan firmes cuando él los confirma contigo.
3. **Recorremos juntos.** Traes tus preguntas; el asesor lleva los planos y el plan de cuotas.

Pedir una visita no te obliga a comprar ni a reservar.`,
    en: `1. **Ask for it in the form.** Tick “I want to schedule a visit” and choose the day, morning or afternoon, and whether we meet at the office or at the project.
2. **An adviser calls you.** What you choose is a preference: day, hour and meeting point are settled once the adviser has confirmed them with you.
3. **We walk it together.** Bring your questions; the adviser brings the plans and the payment plan.

Asking for a visit does not commit you to buying or reserving anything.`,
  },
  image: null,
  button: null,
}

export const popups: Popup[] = [appointmentPopup]

/** Link that opens the pop-up; it is beside the appointment button. */
export const howAppointmentsWork = {
  text: { es: 'Cómo es la visita', en: 'How a visit works' },
  href: popupUrl(appointmentPopup.key),
}
