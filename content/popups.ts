import { type Popup, popupUrl } from '@app/domain/snapshot/popup.schema'

const appointmentPopup: Popup = {
  key: 'visita',
  title: { es: 'Cómo es la visita', en: 'How a visit works' },
  text: {
    es: `1. **Elige día y hora.** El calendario muestra las horas libres del proyecto, de las salas de ventas y de las videollamadas. Si prefieres que te llamemos, pídelo en el formulario.
2. **Te confirmamos al momento.** Te llega un correo con la cita para tu calendario. Puedes moverla o cancelarla hasta 4\u00a0horas antes.
3. **Recorremos juntos.** Traes tus preguntas; el asesor lleva los planos y el plan de cuotas.

Pedir una visita no te obliga a comprar ni a reservar.`,
    en: `1. **Choose a day and time.** The calendar shows the free times at the project, in our sales rooms and for video calls. If you would rather be called, ask for it in the form.
2. **We confirm at once.** You get an e-mail with the appointment for your calendar. You can move or cancel it until 4\u00a0hours before.
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
