/**
 * What a reader entered into the static page's fields before an island's code had come, by field name; undefined when they
 * entered nothing. To be read before React takes the fields over, which puts the written values back.
 * @param prefix what the ids of the fields begin with, before their names
 * @param written the values that the page was built with, by field name
 */
export function inputBeforeHydration(
  prefix: string,
  written: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | undefined {
  if (typeof document === 'undefined') return undefined;
  const typed = Object.entries(written).flatMap(([name, value]) => {
    const control = document.getElementById(`${prefix}${name}`);
    const entered = control !== null && 'value' in control ? String(control.value) : value;
    return entered === value ? [] : [[name, entered] as const];
  });
  return typed.length === 0 ? undefined : Object.fromEntries(typed);
}
