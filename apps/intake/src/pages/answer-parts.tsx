export function Items({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

export type Fact = { name: string; value: string; note?: string | undefined }

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name and the order never changes.
        <div key={index}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type ChoicesProps = {
  action: string
  choices: readonly { label: string; fields: Record<string, string> }[]
}

/** Renders one button per choice, each in a separate form. */
export function Choices({ action, choices }: ChoicesProps) {
  return (
    <div className="choices">
      {choices.map(({ label, fields }) => (
        <form key={label} method="post" action={action}>
          <HiddenFields fields={fields} />
          <button type="submit">{label}</button>
        </form>
      ))}
    </div>
  )
}

export function HiddenFields({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
