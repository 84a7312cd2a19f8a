/**
 * JSON that may stand in a `<script>` of a page, whatever its texts say: nothing in it can end the element, nor begin a
 * comment that would hide its end.
 */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
