import type { TermsSection } from '@app/domain/snapshot/campaign.schema'
import { lettered, list, markdown, paragraph, sectionTitle } from './terms-blocks'

/** Names and slugs of the projects with a fixed term. Their figures are fields of the projects. */
const financedProjects = [
  ['Santorini', 'santorini'],
  ['Mykonos', 'mykonos'],
  ['Punta Arena', 'punta-arena'],
  ['Punta Arena II', 'punta-arena-2'],
  ['Zafiro', 'zafiro'],
  ['Coral', 'coral'],
  ['Prado Piamonte', 'prado-piamonte'],
] as const

export const generalTerms: TermsSection = {
  key: 'general',
  order: 1,
  icon: 'scale',
  title: { es: 'Términos generales', en: 'General terms' },
  listsCampaigns: false,
  accordions: [
    {
      key: 'terminos1',
      title: { es: 'Uso del sitio web', en: 'Using this website' },
      blocks: [
        paragraph(
          'Este sitio informa sobre los proyectos de Sillar & Mar y permite pedir información, referir a otras personas y presentar un reclamo o una queja. La razón social, el RUC y el domicilio de la empresa se publican al pie de cada página.',
          'This site presents the projects of Sillar & Mar and lets you ask for information, refer other people and file a complaint. The company’s registered name, tax number (RUC) and address are published at the foot of every page.',
        ),
        paragraph('Quien usa el sitio se compromete a:', 'When you use the site, you agree to:'),
        list('Dar datos propios, verdaderos y actuales.', 'Give details that are your own, true and up to date.'),
        list(
          'Dar datos de otra persona solo con su permiso.',
          'Give another person’s details only with their permission.',
        ),
        list(
          'No intentar dañar el sitio ni entrar a donde no está permitido.',
          'Not try to damage the site or enter areas that are not open to you.',
        ),
        paragraph(
          'Los textos, marcas e imágenes pertenecen a Sillar & Mar o se usan con permiso. Se pueden compartir enlaces a las páginas; para otro uso se pide autorización por escrito.',
          'Texts, marks and images belong to Sillar & Mar or are used with permission. You are welcome to share links to any page; any other use needs written permission.',
        ),
      ],
    },
    {
      key: 'terminos2',
      title: { es: 'Información de los proyectos', en: 'Project information' },
      blocks: [
        paragraph(
          'Las imágenes, recorridos y planos son ilustraciones referenciales. Sirven para imaginar el proyecto y pueden diferir de la obra terminada en acabados, mobiliario, vegetación y entorno.',
          'Images, tours and plans are illustrations. They help you picture the project and may differ from the finished work in finishes, furniture, planting and surroundings.',
        ),
        list(
          'El área «desde» es la del lote o departamento más pequeño del proyecto.',
          'The “from” area is that of the smallest lot or apartment in the project.',
        ),
        list(
          'Las áreas comunes y servicios que incluye cada compra son los que figuran en el contrato.',
          'The shared areas and services included in each purchase are those stated in the contract.',
        ),
        list(
          'El estado del proyecto (preventa, en obras o entregado) se actualiza en su página.',
          'The stage of the project (pre-sale, in progress or delivered) is kept up to date on its page.',
        ),
        paragraph(
          'Lo publicado aquí no reemplaza al contrato. Antes de firmar, el cliente puede pedir los documentos del proyecto en cualquier sala de ventas.',
          'What is published here does not replace the contract. Before signing, clients can ask for the project’s documents at any sales room.',
        ),
      ],
    },
    {
      key: 'terminos3',
      title: {
        es: 'Condiciones de precios, cuotas y tipo de cambio',
        en: 'Conditions of prices, instalments and exchange rate',
      },
      blocks: [
        paragraph(
          'Donde una página dice «Sujeto a condiciones», las condiciones son estas.',
          'Where a page says “Conditions apply”, these are the conditions.',
        ),
        sectionTitle('Qué es la cuota «desde»', 'What the “from” instalment is'),
        list(
          'Es la cuota mensual del lote o departamento de menor precio que está disponible. La tuya depende de la unidad que elijas, de la cuota inicial y del plazo.',
          'It is the monthly instalment of the lowest-priced lot or apartment available. Yours depends on the unit you choose, on your down payment and on the term.',
        ),
        list(
          'El área «desde» es la del lote o departamento más pequeño del proyecto. No siempre es la unidad de menor cuota.',
          'The “from” area is that of the smallest lot or apartment in the project. It is not always the unit with the lowest instalment.',
        ),
        list(
          'Las unidades se venden hasta agotarse: la que viste puede no estar libre cuando consultes. Tu asesor te dice cuáles quedan.',
          'Units are sold until none are left: one you saw may be taken by the time you ask. Your adviser will tell you which are free.',
        ),
        sectionTitle('Cuota inicial, plazo e intereses', 'Down payment, term and interest'),
        list(
          'El precio se paga con una cuota inicial y un saldo en cuotas mensuales. El monto de la inicial se acuerda antes de separar y queda escrito en el contrato. Si una campaña fija una inicial mínima, sus bases la dicen.',
          'The price is paid with a down payment and a balance in monthly instalments. The down payment is agreed before you reserve and written into the contract. If a campaign sets a minimum, its terms say so.',
        ),
        list(
          'Los lotes se financian con nosotros y sin intereses, hasta el número de meses de cada proyecto. Donde no figura un plazo, lo informa un asesor.',
          'Lots are financed directly with us, interest-free, for up to the number of months of each project. Where no term is shown, an adviser will tell you.',
        ),
        sectionTitle('Proyecto por proyecto', 'Project by project'),
        ...financedProjects.map(([name, slug]) =>
          list(
            `${name}: lotes desde {area:${slug}}, cuota mensual desde {priceUsd:${slug}} o {pricePen:${slug}}, hasta {months:${slug}}, sin intereses.`,
            `${name}: lots from {area:${slug}}, from {priceUsd:${slug}} or {pricePen:${slug}} a month, for up to {months:${slug}}, interest-free.`,
          ),
        ),
        list(
          'Bahía Serena: lotes desde {area:bahia-serena}, cuota mensual desde {priceUsd:bahia-serena} o {pricePen:bahia-serena}, sin intereses; plazo por consultar.',
          'Bahía Serena: lots from {area:bahia-serena}, from {priceUsd:bahia-serena} or {pricePen:bahia-serena} a month, interest-free; ask us about the term.',
        ),
        list(
          'O2: departamentos desde {area:o2}, cuota mensual desde {priceUsd:o2} o {pricePen:o2}; plazo y financiamiento por consultar.',
          'O2: apartments from {area:o2}, from {priceUsd:o2} or {pricePen:o2} a month; ask us about the term and the financing.',
        ),
        sectionTitle('Dólares y soles', 'Dollars and soles'),
        list(
          'Cada precio se muestra en dólares y en soles, con letra del mismo tamaño. Puedes pagar en cualquiera de las dos monedas.',
          'Every price is shown in US dollars and in soles, in characters of the same size. You may pay in either currency.',
        ),
        list(
          'El asterisco (*) junto a un monto en soles señala el tipo de cambio con el que se calculó: {rate} por dólar, el que aceptamos para el pago al {rateDate}. Si lo cambiamos, publicamos el nuevo con su fecha, y cambian con él todos los montos en soles de este sitio.',
          'The asterisk (*) beside an amount in soles points to the rate it was worked out with: {rate} per dollar, the one we accept for payment as of {rateDate}. If we change it, we publish the new one with its date, and every amount in soles on this site changes with it.',
        ),
        list(
          'Cada campaña conserva el tipo de cambio y las cuotas de sus propias bases, y una noticia conserva las cifras de su fecha.',
          'Each campaign keeps the exchange rate and instalments of its own terms, and a news article keeps the figures of its date.',
        ),
        sectionTitle('Lo que vale al final', 'What counts in the end'),
        paragraph(
          'El precio, la moneda, la inicial, el número de cuotas y sus fechas son los del contrato que firmas. Pide esos datos por escrito antes de separar; te los damos sin compromiso.',
          'The price, the currency, the down payment, the number of instalments and their dates are those of the contract you sign. Ask for them in writing before you reserve; we give them to you with no obligation.',
        ),
      ],
    },
    {
      key: 'terminos4',
      title: { es: 'Reglas comunes de las campañas', en: 'Rules common to all campaigns' },
      blocks: [
        paragraph(
          'Cada campaña tiene bases propias, que se leen en la sección Promociones. Estas reglas valen para todas:',
          'Each campaign has terms of its own, which you can read in the Promotions section. These rules hold for all of them:',
        ),
        lettered(
          'Vigencia. Empieza y termina en las fechas de sus bases, hora de Lima. Al terminar pasa al archivo y sus bases siguen a la vista.',
          'Dates. A campaign starts and ends on the dates in its terms, Lima time. Once over, it moves to the archive, where its terms can still be read.',
        ),
        lettered(
          'Participantes. Personas de 18 años o más que residen en el Perú, con DNI o carné de extranjería vigente y datos verdaderos. No participan los trabajadores del organizador, el personal de sus agencias, sus contratistas ni los familiares de todos ellos.',
          'Participants. Adults of 18 or older who live in Peru, with a valid DNI or foreign resident card and true details. The organiser’s employees, agency staff, contractors and the relatives of any of them cannot take part.',
        ),
        lettered(
          'Ganadores y suplentes. Quien no responde o no acepta dentro del plazo pierde el premio, y se avisa al siguiente suplente.',
          'Winners and substitutes. A winner who does not reply or accept in time loses the prize, and the next substitute is notified.',
        ),
        lettered(
          'Separaciones. Quien separa un lote paga la cuota inicial y firma el contrato hasta la fecha de las bases. Si no lo hace, no hay premio.',
          'Reservations. Anyone who reserves a lot pays the down payment and signs the contract by the date in the terms. Otherwise there is no prize.',
        ),
        lettered(
          'Entrega. El premio se entrega después de firmar el contrato o de completar la cuota inicial.',
          'Delivery. The prize is delivered after the contract is signed or the down payment is completed.',
        ),
        sectionTitle('Campañas por adelanto de pagos', 'Campaigns for paying ahead'),
        paragraph(
          'Cuando una campaña premia el adelanto de pagos, participa el cliente que paga el 80\u00a0% de sus cuotas o el total dentro de la vigencia.',
          'When a campaign rewards paying ahead, clients take part by paying 80% of their instalments, or the full amount, while the campaign is running.',
        ),
      ],
    },
    {
      key: 'terminos5',
      title: { es: 'Formularios, reclamos y jurisdicción', en: 'Forms, complaints and jurisdiction' },
      blocks: [
        paragraph(
          'Al enviar un formulario recibes un código de referencia. Enviar un formulario no separa un lote ni obliga a comprar.',
          'When you send a form you receive a reference code. Sending a form does not reserve a lot and carries no obligation to buy.',
        ),
        markdown(
          'Tratamos tus datos según la [política de privacidad](/politica-de-privacidad). Si no estás conforme con un proyecto o con la atención, puedes usar el [Libro de Reclamaciones](/libro-de-reclamaciones).',
          'We handle your details as our [privacy policy](/en/privacy-policy) explains. If you are unhappy with a project or with our service, you can use the [Complaints book](/en/complaints-book).',
        ),
        paragraph(
          'Podemos actualizar estos términos; el cambio vale desde que se publica y no afecta los contratos firmados. Toda controversia se resuelve según las leyes del Perú ante los juzgados civiles de Arequipa, sin perjuicio de los derechos del consumidor ante el INDECOPI.',
          'We may update these terms; a change applies from its publication and does not affect signed contracts. Any dispute is settled under the laws of Peru by the civil courts of Arequipa, without prejudice to consumers’ rights before INDECOPI, the consumer protection authority.',
        ),
      ],
    },
  ],
}
