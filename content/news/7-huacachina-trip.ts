import type { Article } from '@sillar/domain/content/news.schema'

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

Entraron al sorteo los clientes que, entre el **1\u00a0de\u00a0febrero y el 4\u00a0de\u00a0agosto de 2025**, pagaron el 80\u00a0% de sus cuotas o cancelaron el total. No hubo cupones ni compras adicionales: la condición era estar adelantado.

## Cómo fue

- **5\u00a0de\u00a0agosto:** se realizó el sorteo.
- **7\u00a0de\u00a0agosto:** fecha límite para reclamar el premio. Pasado ese día, correspondía al suplente.
- **15 al 17\u00a0de\u00a0agosto:** el viaje.

## Una nota sobre adelantar cuotas

Pagar antes es una decisión personal. Como nuestras cuotas no llevan intereses, adelantar no abarata el lote: solo acorta el camino. A algunas familias les da tranquilidad terminar pronto; a otras les conviene conservar sus ahorros. Las dos maneras están bien, y ningún asesor debería empujarte hacia una.

## Gracias

A quienes participaron y a quienes, sin ganar nada, siguen recomendándonos: nadie nos presenta como ustedes. Las bases completas siguen publicadas en los [términos y condiciones](/terminos-y-condiciones?section=promociones&subsection=viaje-huacachina).`,
    en: `Our ambassadors are not on television. They are the clients who talk about their experience over Sunday lunch, and the campaign that has just ended was for some of them: a **trip to Huacachina for two**, drawn among clients who had paid ahead.

## Who took part

The draw was for clients who, between **1\u00a0February and 4\u00a0August 2025**, paid 80% of their instalments or settled the full amount. There were no coupons and no extra purchases: being ahead was the only condition.

## How it went

- **5\u00a0August:** the draw was held.
- **7\u00a0August:** last day to claim the prize. After that it would pass to the substitute.
- **15 to 17\u00a0August:** the trip.

## A word about paying ahead

Paying early is a personal decision. Since our instalments carry no interest, paying ahead does not make the lot cheaper; it only shortens the road. Some families feel calmer once they are done. Others are better off keeping their savings. Both are fine, and no adviser should push you towards either.

## Thank you

To those who took part, and to those who keep recommending us without winning a thing: nobody introduces us the way you do. The full rules are still published in our [terms and conditions](/en/terms?section=promociones&subsection=viaje-huacachina).`,
  },
}
