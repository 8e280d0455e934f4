/** Renders a tel: link. The URL contains the number without spaces. */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
}
