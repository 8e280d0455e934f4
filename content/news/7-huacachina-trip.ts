import type { Article } from '@app/domain/snapshot/news.schema'

export const huacachinaTrip: Article = {
  number: 7,
  category: 'celebrities-and-ambassadors',
  image: 'news-oasis',
  publishedOn: '2025-08-20',
  dateLabel: { es: '15 al 17 de agosto de 2025', en: '15 to 17 August 2025' },
  author: { es: 'Equipo Sillar & Mar', en: 'The Sillar & Mar team' },
  title: {
    es: 'Huacachina para dos: el viaje de quienes adelantaron sus cuotas',
    en: 'Huacachina for two: a trip for clients who paid ahead',
  },
  summary: {
    es: 'Nuestra campaña de pagos adelantados terminó entre dunas. Repasamos cómo funcionó y a quién estuvo dirigida.',
    en: 'Our campaign for clients who prepaid ended among the dunes. How it worked, and whom it was for.',
  },
  body: {
    es: `Nuestros embajadores no salen en la televisión. Son los clientes que cuentan su experiencia en la mesa del domingo, y a algunos de ellos estuvo dedicada la campaña que acaba de cerrar: un **viaje a Huacachina para dos personas**, sorteado entre quienes adelantaron sus pagos.

## Quiénes participaron

Entraron al sorteo los clientes que, entre el **1\u00a0de\u00a0febrero y el 4\u00a0de\u00a0agosto de 2025**, pagaron el 80\u00a0% de sus cuotas o cancelaron el total. No hubo cupones ni compras adicionales: la condición era estar adelantado. Valieron las reglas de todas nuestras campañas: ser mayor de edad, residir en el Perú y tener documento vigente.

## Cómo fue

- **5\u00a0de\u00a0agosto:** se realizó el sorteo.
- **7\u00a0de\u00a0agosto:** fecha límite para reclamar el premio. Pasado ese día, correspondía al suplente.
- **15 al 17\u00a0de\u00a0agosto:** el viaje.

Entre el sorteo y la maleta hubo diez días. Por eso las fechas estaban en las bases desde febrero: quien participaba podía saber de antemano si le era posible viajar. Un premio con fecha fija solo es justo cuando la fecha se conoce desde el primer día.

## Por qué Huacachina

Porque es un lugar que se entiende sin explicaciones: una laguna, unas palmeras y dunas altísimas alrededor. Quien compra un lote en la costa ya sabe que la arena cansa, que el sol engaña y que al atardecer todo se perdona. Nos pareció un premio que nuestros clientes sabrían disfrutar.

No encontrarás aquí fotos del viaje. La imagen que acompaña esta nota es una ilustración: quienes viajaron fueron a descansar, no a posar para nosotros.

## Una nota sobre adelantar cuotas

Pagar antes es una decisión personal. Como las cuotas de nuestros lotes no llevan intereses, adelantar no abarata el lote: solo acorta el camino. A algunas familias les da tranquilidad terminar pronto; a otras les conviene conservar sus ahorros para una emergencia. Las dos maneras están bien, y ningún asesor debería empujarte hacia una. Tampoco un sorteo: si tus ahorros tienen otro destino, no lo cambies por un premio posible.

## Gracias

A quienes participaron y a quienes, sin ganar nada, siguen recomendándonos: nadie nos presenta como ustedes. Las bases completas siguen publicadas en los [términos y condiciones](/terminos-y-condiciones?section=promociones&subsection=viaje-huacachina).`,
    en: `Our ambassadors are not on television. They are the clients who talk about their experience over Sunday lunch, and the campaign that has just ended was for some of them: a **trip to Huacachina for two**, drawn among clients who had paid ahead.

## Who took part

The draw was for clients who, between **1\u00a0February and 4\u00a0August 2025**, paid 80% of their instalments or settled the full amount. There were no coupons and no extra purchases: being ahead was the only condition. The rules of all our campaigns applied: be of legal age, live in Peru and hold a valid identity document.

## How it went

- **5\u00a0August:** the draw was held.
- **7\u00a0August:** last day to claim the prize. After that it would pass to the substitute.
- **15 to 17\u00a0August:** the trip.

Between the draw and the suitcase there were ten days. That is why the dates had been in the terms since February: anyone taking part could tell in advance whether they would be free to travel. A prize with fixed dates is only fair if the dates are known from day one.

## Why Huacachina

Because it is a place that needs no explaining: a lagoon, a few palms and enormous dunes all round. Anyone who buys a lot on the coast already knows that sand is tiring, that the sun deceives and that at dusk all is forgiven. It seemed a prize our clients would know how to enjoy.

You will find no photos of the trip here. The picture with this article is an illustration: the travellers went to rest, not to pose for us.

## A word about paying ahead

Paying early is a personal decision. Since the instalments on our lots carry no interest, paying ahead does not make the lot cheaper; it only shortens the road. Some families feel calmer once they are done. Others are better off keeping their savings for a rainy day. Both are fine, and no adviser should push you towards either. Nor should a draw: if your savings are meant for something else, do not trade that for a prize you might win.

## Thank you

To those who took part, and to those who keep recommending us without winning a thing: nobody introduces us the way you do. The full terms are still published in our [terms and conditions](/en/terms?section=promociones&subsection=viaje-huacachina).`,
  },
}
