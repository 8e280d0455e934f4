import type { TermsSection } from '@sillar/domain/content/campaign.schema'
import { lettered, list, markdown, numbered, paragraph, sectionTitle } from './terms-blocks'

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
      title: { es: 'Precios, cuotas y tipo de cambio', en: 'Prices, instalments and exchange rate' },
      blocks: [
        numbered(
          'La cuota «desde» corresponde al lote o departamento de menor precio disponible. Varía según la unidad, la cuota inicial y el plazo.',
          'The “from” instalment is that of the lowest-priced lot or apartment available. It varies with the unit, the down payment and the term.',
        ),
        numbered(
          'El financiamiento directo no cobra intereses. El plazo máximo de cada proyecto figura en su página; donde no figura, lo informa un asesor.',
          'Direct financing carries no interest. The longest term of each project is shown on its page; where none is shown, an adviser will tell you.',
        ),
        numbered(
          'Los precios se muestran en dólares y en soles. El monto en soles se calcula con un tipo de cambio referencial, publicado con su fecha, y puede variar hasta el día de pago.',
          'Prices are shown in US dollars and in soles. The amount in soles is worked out with a reference exchange rate, published with its date, and may change until the day of payment.',
        ),
        numbered(
          'Cada campaña conserva el tipo de cambio y las cuotas de sus propias bases.',
          'Each campaign keeps the exchange rate and instalments of its own terms.',
        ),
        numbered(
          'Las unidades están sujetas a disponibilidad. El precio que vale es el del contrato firmado.',
          'Units are subject to availability. The price that counts is the one in the signed contract.',
        ),
        paragraph(
          'El asterisco (*) junto a un monto en soles indica que es un equivalente referencial, calculado con el tipo de cambio publicado. Las condiciones de cada proyecto figuran en su página.',
          'An asterisk (*) beside an amount in soles means that it is a reference equivalent at the published exchange rate. The conditions of each project are on its page.',
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
          'Validity. A campaign starts and ends on the dates in its terms, Lima time. Once over, it moves to the archive, where its terms can still be read.',
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
          'When a campaign rewards paying ahead, clients take part by paying 80% of their instalments, or the full amount, while the campaign is valid.',
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
