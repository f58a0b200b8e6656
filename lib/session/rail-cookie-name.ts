/** `narrow` or `wide`: the width the person gave the member centre's side menu. */
export const railCookie = 'ba-rail';
