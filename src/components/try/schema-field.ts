import { find } from './dom.ts';

/** The field of the tool's outputSchema, and the button that shows it. `changed` is called when closing empties it. */
export function schemaField(root: ParentNode, changed: () => void) {
  const field = find<HTMLTextAreaElement>(root, '[name=schema]');
  const place = find(root, '.schema');
  const button = find(root, '[data-show-schema]');
  const show = (open: boolean): void => {
    place.hidden = !open;
    button.setAttribute('aria-expanded', String(open));
  };
  button.addEventListener('click', () => {
    show(Boolean(place.hidden));
    if (!place.hidden) return field.focus();
    const had = field.value.trim() !== '';
    field.value = '';
    if (had) changed();
  });
  return {
    text: (): string => field.value,
    /** Puts a schema there; an empty one hides the field. */
    set(text: string): void {
      field.value = text;
      show(text !== '');
    },
  };
}
